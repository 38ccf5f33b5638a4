import { type ReactNode, useId, useLayoutEffect } from 'react';
import { useMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { makeCombobox } from './combobox-field.ts';
import { restingSearchMessages } from './resting-search.messages.ts';

/** Shown under the text field before anything is typed. `drawing` replaces the icon. */
export function RestingGround({ drawing }: { readonly drawing?: ReactNode }) {
  const t = useMessages(restingSearchMessages);
  return (
    <EmptyState icon="person" drawing={drawing} title={t('title')}>
      {t('text')}
    </EmptyState>
  );
}

export interface RestingSearchProps {
  /** The text field, already on the page. */
  readonly input: HTMLInputElement | undefined;
}

/** The idle search around a text field of the page. `PatientSearch` replaces it on first use. */
export function RestingSearch({ input }: RestingSearchProps) {
  const t = useMessages(restingSearchMessages);
  const hintId = useId();
  useLayoutEffect(() => {
    if (!input) return;
    makeCombobox(input);
    input.setAttribute('aria-expanded', 'false');
    input.setAttribute('aria-describedby', hintId);
  }, [input, hintId]);
  return (
    <search className="@container flex flex-col gap-3">
      <p id={hintId} className="flex min-h-6 items-center gap-2 text-muted text-xs">
        <Icon name="info" size={16} />
        {t('hint')}
      </p>
      <div className="min-h-48 overflow-hidden rounded-card border border-line bg-raised">
        <RestingGround />
      </div>
    </search>
  );
}
