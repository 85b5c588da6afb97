import type { SVGProps } from "react";

/** An icon as lucide-react's modules hold it: its elements, each with its attributes. */
interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * What the build puts in place of lucide-react's own `createLucideIcon` (vite.config.ts). Its components keep a
 * context, merge classes and make an element of every stroke, which costs a page with forty icons several
 * milliseconds; here an icon's strokes are one string, and an icon is one element.
 */
export default function createLucideIcon({ node }: IconData) {
  const strokes = node
    .map(([tag, attributes]) => {
      const written = Object.entries(attributes).filter(([name]) => name !== "key");
      return `<${tag} ${written.map(([name, value]) => `${name}="${value}"`).join(" ")}/>`;
    })
    .join("");
  return function Icon({ size = 24, ...props }: IconProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: strokes of the icons' own package, none of a visitor's
        dangerouslySetInnerHTML={{ __html: strokes }}
      />
    );
  };
}
