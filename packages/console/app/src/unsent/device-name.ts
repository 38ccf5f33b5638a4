/** The database of what a device keeps. Stands alone, so that to ask for it loads nothing that opens it. */
export const DEVICE_DATABASE = 'careline.unsent';

/** Whether the database is there: a page that finds none has nothing to send. True where the browser does not say. */
export async function deviceMayKeep(
  databases: IDBFactory | undefined,
  wanted = DEVICE_DATABASE,
): Promise<boolean> {
  try {
    const all = await databases?.databases?.();
    return all === undefined ? databases !== undefined : all.some(({ name }) => name === wanted);
  } catch {
    // A browser that refuses to list them refuses to keep anything, or says so once it is opened.
    return false;
  }
}
