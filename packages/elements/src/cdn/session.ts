// What a page makes its session with; shared with the shell where both are of one build.
import { ownCopy } from '../session/copies.ts';
import { VERSION } from '../session/version.ts';

export { doctor } from '../doctor/doctor.ts';
export * from '../session/session.ts';

ownCopy.address ||= import.meta.url;
ownCopy.version = `${VERSION}+${CARELINE_BUILD}`;
