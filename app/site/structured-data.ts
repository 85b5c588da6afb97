import { BRAND } from "../brand";
import { SHARING_PICTURE } from "./sharing-picture";

/** JSON-LD: a graph of schema.org's things, which refer to each other by "@id". */
export interface StructuredData {
  [name: string]: string | number | StructuredData | StructuredData[];
}

/** A plan that is sold by the month. */
export interface MonthlyPlan {
  name: string;
  description: string;
  /** US dollars a month, as it is written: "$29". */
  price: string;
}

/** Who and what this is, for `/`. It claims no rating and no review: the site's quotes are illustrative. */
export function productData(origin = ""): StructuredData {
  const publisher = { "@id": `${origin}/#organization` };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        ...publisher,
        name: BRAND.name,
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
      },
      { "@type": "WebSite", "@id": `${origin}/#site`, name: BRAND.name, url: `${origin}/`, publisher },
      { ...application(origin), publisher },
    ],
  };
}

/** The same application with what it costs, for `/pricing`. */
export function pricedProductData(plans: readonly MonthlyPlan[], origin = ""): StructuredData {
  return {
    "@context": "https://schema.org",
    ...application(origin),
    offers: plans.map(({ name, description, price }) => ({
      "@type": "Offer",
      name,
      description,
      url: `${origin}/pricing`,
      ...amount(price),
      // A month, by UN/CEFACT's codes.
      priceSpecification: { "@type": "UnitPriceSpecification", ...amount(price), unitCode: "MON" },
    })),
  };
}

function amount(price: string): StructuredData {
  return { price: price.replace("$", ""), priceCurrency: "USD" };
}

function application(origin: string): StructuredData {
  return {
    "@type": "WebApplication",
    "@id": `${origin}/#app`,
    name: BRAND.name,
    url: `${origin}/`,
    description: BRAND.description,
    applicationCategory: "MultimediaApplication",
    operatingSystem: "Web",
    image: `${origin}${SHARING_PICTURE.path}`,
  };
}
