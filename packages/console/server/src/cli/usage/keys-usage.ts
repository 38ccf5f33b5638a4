export const KEYS_USAGE = `Makes new keys for everything that Careline signs: its tokens, the embedded provider's, its cookies.

  npm start -- keys rotate

The server does so by itself when keys are CARELINE_KEY_DAYS old (90). New keys sign after ten minutes, when every process
knows them; the old ones verify for a day longer and are deleted then. Nobody is signed out. The embedded database belongs
to one process: stop the server first. With DATABASE_URL the servers go on meanwhile.
`;
