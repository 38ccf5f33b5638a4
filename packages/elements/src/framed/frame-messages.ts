import type { SessionToken } from '../session/token-clocks.ts';
import type { Properties } from '../shell/element-state.ts';
import type { FrameSettings } from '../view/framed-settings.ts';

/**
 * A page and its element's frame talk over a private port only. This first message goes through the window to the
 * frame's exact origin and carries that port.
 */
export interface FrameStart extends FrameSettings {
  readonly careline: 'frame';
  readonly tag: string;
  readonly properties: Properties;
  readonly text: string;
}

/** Methods a page may call on a framed element: those that return no patient data. */
export const FRAME_METHODS = ['add', 'exportCsv', 'print'] as const;
type FrameMethod = (typeof FRAME_METHODS)[number];

export type ToFrame =
  | { readonly type: 'properties'; readonly properties: Properties }
  | { readonly type: 'settings'; readonly settings: FrameSettings }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'method'; readonly name: FrameMethod; readonly given: string }
  | { readonly type: 'refresh' }
  | { readonly type: 'logout' }
  /** No `token` means the page's session has none; `denied` means it never will for this person. */
  | {
      readonly type: 'token';
      readonly id: number;
      readonly token?: SessionToken;
      readonly isDenied?: true;
    };

/** The framed element's state after something happened in it. */
export interface FramedState {
  readonly properties: Properties;
  readonly states: readonly string[];
  readonly choice: { readonly id: string; readonly value: string } | null;
}

export type FromFrame =
  | { readonly type: 'token'; readonly id: number; readonly refused: string | undefined }
  | { readonly type: 'size'; readonly height: number }
  | { readonly type: 'event'; readonly name: string; readonly detail: unknown; readonly state: FramedState };
