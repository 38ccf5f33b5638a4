import { scopeLabel } from '@careline/core/internal/navigation';
import { useLocale, useMessages } from '@careline/ui/messages';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { type ReactNode, useEffect } from 'react';
import { useConsole } from '../../console-context.tsx';
import { noAccessMessages } from '../guards.messages.ts';

export interface NoRightProps {
  /** Name of the screen the person can't open. */
  readonly title: string;
  /** Any one of these scopes is enough. */
  readonly needs: readonly string[];
  readonly children?: ReactNode;
}

/** Says what a person may not see and which right to request, in the menu's words. Sends no requests. */
export function NoRight({ title, needs, children }: NoRightProps) {
  const t = useMessages(noAccessMessages);
  const locale = useLocale();
  const { host } = useConsole();
  const [scope] = needs;
  useEffect(() => {
    if (scope !== undefined) host?.denied(scope);
  }, [host, scope]);
  const screens = needs.map((scope) => `“${scopeLabel(scope, locale)}”`);
  return (
    <EmptyState title={title} icon="lock">
      <p>{t('ask', { count: screens.length, screens: screens.join(', ') })}</p>
      {children}
    </EmptyState>
  );
}
