/** Name of the device's database. In its own file, so that checking for it loads no code that opens it. */
export const DEVICE_DATABASE = 'careline.unsent';

/** Returns whether the database exists: without one, there is nothing to send. True if the browser does not say. */
export async function deviceMayKeep(
  databases: IDBFactory | undefined,
  wanted = DEVICE_DATABASE,
): Promise<boolean> {
  try {
    const all = await databases?.databases?.();
    return all === undefined ? databases !== undefined : all.some(({ name }) => name === wanted);
  } catch {
    // A browser that refuses to list databases refuses to store anything, or fails when one is opened.
    return false;
  }
}
