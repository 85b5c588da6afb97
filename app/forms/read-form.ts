/**
 * What the form of a POST holds. Throws a Response for mistakes of the caller, which the error screen shows:
 * 405 for another method, 400 for a body that is no form (JSON, broken multipart, nothing at all).
 */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== "POST") {
    throw new Response(null, { status: 405, statusText: "Method Not Allowed", headers: { Allow: "POST" } });
  }
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
}
