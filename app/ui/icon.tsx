import type { SVGProps } from "react";

/** An icon as lucide-react's modules hold it: its elements, each with its attributes. */
interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * What the build puts in place of lucide-react's own `createLucideIcon` (vite.config.ts). Its components keep a
 * context, merge classes and make an element of every stroke, which costs a page with forty icons several
 * milliseconds; here an icon's strokes are one string, an icon is one element, and how it is drawn is a rule of
 * button.css instead of eight attributes each time.
 */
export default function createLucideIcon({ node }: IconData) {
  const strokes = node
    .map(([tag, attributes]) => {
      const written = Object.entries(attributes).filter(([name]) => name !== "key");
      return `<${tag} ${written.map(([name, value]) => `${name}="${value}"`).join(" ")}/>`;
    })
    .join("");
  return function Icon({ className, ...props }: SVGProps<SVGSVGElement>) {
    return (
      <svg
        viewBox="0 0 24 24"
        {...props}
        className={className ? `icon ${className}` : "icon"}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: strokes of the icons' own package, none of a visitor's
        dangerouslySetInnerHTML={{ __html: strokes }}
      />
    );
  };
}
