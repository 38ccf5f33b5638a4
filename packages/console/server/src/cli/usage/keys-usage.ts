export const KEYS_USAGE = `Creates new keys for everything that Careline signs: tokens, the embedded provider's tokens, cookies.

  npm start -- keys rotate

The server does this itself when keys are CARELINE_KEY_DAYS old (90). New keys sign after ten minutes, when every process
knows them; old keys verify for another day and are then deleted. Nobody is signed out. The embedded database belongs
to one process: stop the server first. With DATABASE_URL the servers continue.
`;
