/** The version the account menu shows where the configuration names no other (specification 9). */
export const PRODUCT_VERSION = '3.9.56';
