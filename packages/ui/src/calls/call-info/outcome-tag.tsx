import { dispositionLabel, dispositionOf, type OutcomeClass } from '@careline/core/calls';
import { useLocale } from '../../messages/index.ts';
import type { IconName } from '../../primitives/icon/index.ts';
import { StatusTag, type StatusTone } from '../../primitives/status-tag/index.ts';

const TONES: Readonly<Record<OutcomeClass, StatusTone>> = {
  reached: 'success',
  retry: 'warning',
  stop: 'danger',
};

const SHAPES: Readonly<Record<OutcomeClass, IconName>> = {
  reached: 'check_circle',
  retry: 'refresh',
  stop: 'phone_disabled',
};

/** What a call came to, by its outcome class in shape and tone, and in words. */
export function OutcomeTag({ disposition }: { readonly disposition: string }) {
  const locale = useLocale();
  const outcome = dispositionOf(disposition)?.outcome;
  return (
    <StatusTag tone={outcome ? TONES[outcome] : 'neutral'} icon={outcome && SHAPES[outcome]}>
      {dispositionLabel(disposition, locale)}
    </StatusTag>
  );
}
