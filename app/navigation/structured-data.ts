import { BRAND } from "../brand";
import { SHARING_PICTURE } from "./sharing-picture";

/** JSON-LD: schema.org objects that refer to each other by "@id". */
export interface StructuredData {
  [name: string]: string | number | StructuredData | StructuredData[];
}

/** A plan sold by the month. */
interface MonthlyPlan {
  name: string;
  description: string;
  /** US dollars per month as shown: "$29". */
  price: string;
}

/** Organization, site and app, for `/`. No rating and no review, since the site's quotes are illustrative. */
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

/** The app with its prices, for `/pricing`. */
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
      // One month, as a UN/CEFACT code.
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
