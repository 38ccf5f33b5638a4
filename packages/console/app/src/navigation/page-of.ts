import { PATHS } from '@careline/core/internal/navigation';

const RECORD = new RegExp(`^${PATHS.patient}/[^/]+`);

/**
 * What stays drawn while addresses change: every address is a page of its own, but for the parts of one patient's record,
 * below the same header.
 */
export const pageOf = (pathname: string): string => RECORD.exec(pathname)?.[0].toLowerCase() ?? pathname;
