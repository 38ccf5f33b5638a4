import { type LogoutReason, PATHS } from '@careline/core/internal/navigation';
import { returnPathOf } from '@careline/core/internal/session';
import type { WordStorage } from './browser-storage.ts';

/** Why /auth is shown: a logout reason, a session the provider no longer renews, or the idle lock. */
export type AuthReason = LogoutReason | 'expired' | 'idle';

const REASONS: readonly string[] = [
  'no-scopes',
  'unsupported-scope',
  'no-segment',
  'signed-out',
  'signed-out-by-admin',
  'deactivated',
  'not-on-staff',
  'facility-closed',
  'callback-failed',
  'expired',
  'idle',
] satisfies readonly AuthReason[];

const isReason = (value: string | null): value is AuthReason => value !== null && REASONS.includes(value);

/** Returns a path to return to after sign-in; never the shell's own choice of page, and never the sign-in area. */
function screenPathOf(address: string | null | undefined): string | undefined {
  const path = returnPathOf(address);
  if (path === PATHS.shell || path === PATHS.auth || path?.startsWith(`${PATHS.auth}/`)) return undefined;
  return path;
}

/** The two values that must survive the trip to the identity provider (design 3): a code and a path. */
export interface SignInNotes {
  reason(): AuthReason | undefined;
  setReason(reason: AuthReason | undefined): void;
  returnPath(): string | undefined;
  setReturnPath(path: string | undefined): void;
  /** Returns the path, once. */
  takeReturnPath(): string | undefined;
}

const REASON = 'careline.signedOut';
const RETURN = 'careline.return';

export function createSignInNotes(storage: WordStorage): SignInNotes {
  const put = (key: string, value: string | undefined) =>
    value === undefined ? storage.removeItem(key) : storage.setItem(key, value);
  const returnPath = () => screenPathOf(storage.getItem(RETURN));
  return {
    reason: () => {
      const reason = storage.getItem(REASON);
      return isReason(reason) ? reason : undefined;
    },
    setReason: (reason) => put(REASON, reason),
    returnPath,
    setReturnPath: (path) => put(RETURN, screenPathOf(path)),
    takeReturnPath: () => {
      const path = returnPath();
      storage.removeItem(RETURN);
      return path;
    },
  };
}
