/** Where the embedded avatar service is (design 4): outside of /api, because its pictures may be kept by caches. */
export const AVATAR_PATH = '/avatar';
