import type { HostedLook, HostedUser } from '@careline/core/internal/session';
import type { ComponentType } from 'react';
import type { ShellView } from '../guards/shell-view.ts';

/** What the host page may do with the console while its screens are shown. */
export interface Led {
  readonly go: (path: string) => void;
  readonly signOut: () => void;
}

/**
 * The partner's page that embeds this console in a frame (`careline-console`).
 * It signs the person in and receives their navigation; an embedded console does neither itself.
 */
export interface HostPage {
  /** In-memory location and history, so that the host page's own stay untouched. */
  readonly page: Window;
  /** Replaces or covers the console where it would otherwise lead to a sign-in. */
  readonly Cover: ComponentType<{ readonly view: ShellView }>;
  /** Reports the person and their location to the host page, and follows it. Mount below the main guard. */
  readonly Follower: ComponentType<Pick<Led, 'signOut'>>;
  /** Returns the look the host page wants; the same object until it changes. */
  look(): HostedLook;
  subscribe(listener: () => void): () => void;
  /** Navigates once the host page agrees. */
  ask(path: string, go: () => void): void;
  /** Reports that the host page's token lacks this scope. */
  denied(scope: string): void;
  /** Reports the signed-in person. */
  ready(user: HostedUser): void;
  /** Reports the open page, without its query. */
  went(path: string): void;
  /** Sets the handlers while the screens are mounted; undefined when they unmount. */
  follow(led: Led | undefined): void;
}
