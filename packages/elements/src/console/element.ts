import { stateAttribute, textAttribute } from '../shell/attribute.ts';
import type { CarelineElement, Question } from '../shell/careline-element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';
import type { ConsoleUser } from './console-user.ts';

export type { ConsoleUser } from './console-user.ts';

/**
 * `careline-console`: the whole console in a page, in a frame of Careline's origin. It has the areas that the token of its session
 * opens, and touches neither the page's address nor its history.
 */
export interface ConsoleElement extends CarelineElement {
  /** The first page, such as `/prohealth/searchByUhid`. Default: the person's first page. */
  startPath: string;
  /** Hides the side menu. */
  hideNav: boolean;
  /** Hides the top bar and, in a narrow element, the bottom bar, with global search and account. */
  hideTopbar: boolean;
  /** The user, as the services know them; null until ready. */
  readonly user: ConsoleUser | null;
  /** The open page of the console, without its query. */
  readonly path: string;
  /** True while entries are unsaved or a video call is running. */
  readonly dirty: boolean;
  /** Opens another page, after asking about unsaved entries. Returns whether the console is ready. */
  navigate(path: string): boolean;
  /** Signs the person out like the account menu, after asking about unsent work. Returns whether the console is ready. */
  signOut(): boolean;
}

export interface ConsoleEvents {
  /** Before another page opens; cancel it to stay. Ids in the path are opaque. */
  'careline-route-change': Question<{ readonly path: string }>;
  /** Another page opened. */
  'careline-route-changed': CustomEvent<{ readonly path: string }>;
  /**
   * The person signed out in the console, which kept none of their data. The page's session ends too, unless you cancel
   * the event and end it yourself.
   */
  'careline-sign-out': Question<null>;
  /** A page was requested that the token does not allow. */
  'careline-scope-denied': CustomEvent<{ readonly scope: string }>;
  /** Whether leaving the page would lose entries. */
  'careline-dirty-change': CustomEvent<{ readonly dirty: boolean }>;
}

/** `<careline-console start-path="/prohealth/searchByUhid" style="height: 80vh">` */
export const console: ElementSpec = {
  tag: 'careline-console',
  load: () => import('./console.view.ts'),
  attributes: [textAttribute('start-path'), stateAttribute('hide-nav'), stateAttribute('hide-topbar')],
  readOnly: { user: null, path: '', dirty: false },
  methods: { navigate: false, signOut: false },
  needsSession: true,
  isFrame: true,
};
