import type { HostedLook, HostedUser } from '@careline/core/internal/session';
import type { ComponentType } from 'react';
import type { ShellView } from '../guards/shell-view.ts';

/** What the page around the console may have it do, while its screens stand there. */
export interface Led {
  readonly go: (path: string) => void;
  readonly signOut: () => void;
}

/**
 * The partner's page that has this console in a frame (`careline-console`): it signs the person in, and hears where they go. Nothing
 * of the console does so by itself there.
 */
export interface HostPage {
  /** Addresses and history in memory, in place of the window's: those of the page stay as they are. */
  readonly page: Window;
  /** What stands in place of the console or over it, where the console would lead to a sign-in. */
  readonly Cover: ComponentType<{ readonly view: ShellView }>;
  /** Tells the page where the person is and who they are, and follows it; below the main guard. */
  readonly Follower: ComponentType<Pick<Led, 'signOut'>>;
  /** How the page wants it to look now; the same object until it changes. */
  look(): HostedLook;
  subscribe(listener: () => void): () => void;
  /** Goes to another page once the page around agrees. */
  ask(path: string, go: () => void): void;
  /** The token of the page does not open what was asked for. */
  denied(scope: string): void;
  /** Who works here. */
  ready(user: HostedUser): void;
  /** The page that is open, without its query. */
  went(path: string): void;
  /** The screens are there, or there no more. */
  follow(led: Led | undefined): void;
}
