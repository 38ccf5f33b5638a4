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
  /** Where it begins, such as `/prohealth/searchByUhid`; left out, the first page of the person. */
  startPath: string;
  /** Without the menu at the side. */
  hideNav: boolean;
  /** Without the bars at the top and, where it is narrow, at the bottom: with them go the search over everything and the account. */
  hideTopbar: boolean;
  /** Who works in it, as the services know them; null before it is ready. */
  readonly user: ConsoleUser | null;
  /** The page of the console that is open, without its query. */
  readonly path: string;
  /** Something in it is entered and not stored yet, or a video call goes on. */
  readonly dirty: boolean;
  /** Leads it to another of its pages, which asks first where something is unsaved. Answers whether there is a console to be led. */
  navigate(path: string): boolean;
  /** Signs the person out as the account menu does, which asks first about what is not sent. Answers as `navigate`. */
  signOut(): boolean;
}

export interface ConsoleEvents {
  /** Before another page is opened; a page that cancels it keeps the console where it is. Ids in the path are opaque. */
  'careline-route-change': Question<{ readonly path: string }>;
  /** Another page is open. */
  'careline-route-changed': CustomEvent<{ readonly path: string }>;
  /**
   * The person signed out in the console, where nothing of theirs is left. The session of the page ends with it, unless the page
   * cancels this to end it by itself.
   */
  'careline-sign-out': Question<null>;
  /** A page was asked for that the token does not open. */
  'careline-scope-denied': CustomEvent<{ readonly scope: string }>;
  /** Whether something would be lost by leaving the page. */
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
