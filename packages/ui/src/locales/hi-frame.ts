import * as http from '../http/http.messages.hi.ts';
import type { Translation } from '../messages/index.ts';
import * as notices from '../notices/notices.messages.hi.ts';
import * as primitives from '../primitives/primitives.messages.hi.ts';
import * as shell from '../shell/shell.messages.hi.ts';

/** In Hindi, what a page may show before anybody is signed in and around every screen. */
export const hindiFrame: readonly Translation[] = [http, notices, primitives, shell].flatMap((room) =>
  Object.values<Translation>(room),
);
