import { PATHS } from '@careline/core/internal/navigation';

const RECORD = new RegExp(`^${PATHS.patient}/[^/]+`);

/** Returns the key of the drawn page: every address is its own page, except the sections of one patient's record. */
export const pageOf = (pathname: string): string => RECORD.exec(pathname)?.[0].toLowerCase() ?? pathname;
