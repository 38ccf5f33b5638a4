/** Where a signed-in person finds password and second step; the account menu of the console leads there. */
export const SECURITY_PATH = '/login/security';
