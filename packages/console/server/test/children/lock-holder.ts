// Locks a data folder until the process is killed: `lock-holder FOLDER ADDRESS`. Prints `held`, or the error.
import { lockFolder } from '../../src/platform/database/embedded/folder-lock.ts';

const [folder = '', address = ''] = process.argv.slice(2);
try {
  await lockFolder(folder, () => ({ address }));
  console.log('held');
  setInterval(() => undefined, 1000);
} catch (error) {
  console.log(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}
