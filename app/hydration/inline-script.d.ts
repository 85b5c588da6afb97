/** Made by the plugin of vite.config.ts. */
declare module "*?inline-script" {
  const text: string;
  export default text;
}
