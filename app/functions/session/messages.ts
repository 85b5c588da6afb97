/** Spec section 5, Login failure: nobody matched, and signing in could not be tried. */
export const LOGIN_MESSAGES = {
  nobody: "Login failed. Please try again.",
  failed: "An error occurred during login. Please try again.",
} as const;
