// Creates a page's session. Shared with the shell if both are from the same build.
import { ownCopy } from '../session/copies.ts';
import { VERSION } from '../session/version.ts';

export { doctor } from '../doctor/doctor.ts';
export * from '../session/session.ts';

ownCopy.address ||= import.meta.url;
ownCopy.version = `${VERSION}+${CARELINE_BUILD}`;
