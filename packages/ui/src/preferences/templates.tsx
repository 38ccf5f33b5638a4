import { getPreference } from '@careline/core/internal/preferences';
import type { TemplateOf, TemplateType } from '@careline/core/internal/preferences/templates';
import { useContext } from 'react';
import { useQuery } from '../http/index.ts';
import { useMessages } from '../messages/index.ts';
import { SelectField } from '../primitives/select-field/index.ts';
import { TemplateSource } from './template-source.tsx';
import { templatesMessages } from './templates.messages.ts';

/** Returns the organisation's templates of a kind for these programmes; empty until loaded or if loading fails. */
export function useTemplates<Type extends TemplateType>(
  type: Type,
  enrolled: readonly string[] | undefined,
): readonly TemplateOf<Type>[] {
  const http = useContext(TemplateSource);
  const { state } = useQuery<readonly TemplateOf<Type>[]>(
    [http, type, enrolled?.join(' ')],
    async (signal) => {
      if (!http) return [];
      const answer = await http.call(getPreference, { query: { type }, signal });
      // Loaded only where templates exist, because elements on a partner's page have none. Named here, so that a build
      // leaves the other names of the module out.
      const { templatesFor, templatesOf } = await import('@careline/core/internal/preferences/templates');
      return templatesFor(templatesOf(type, answer), enrolled);
    },
    { isAsked: http !== undefined },
  );
  return state.phase === 'ready' ? state.value : [];
}

export interface TemplateFieldProps<Type extends TemplateType> {
  readonly type: Type;
  /** The patient's programmes. If unknown, all templates are offered. */
  readonly enrolled: readonly string[] | undefined;
  readonly disabled?: boolean;
  readonly onChoose: (template: TemplateOf<Type>) => void;
}

/** Starts a form from one of the organisation's templates. Hidden if there are none. */
export function TemplateField<Type extends TemplateType>(props: TemplateFieldProps<Type>) {
  const { type, enrolled, disabled = false, onChoose } = props;
  const t = useMessages(templatesMessages);
  const templates = useTemplates(type, enrolled);
  if (templates.length === 0) return null;
  return (
    <SelectField
      label={t('template')}
      placeholder={t('none')}
      options={templates.map(({ id, title }) => ({ value: id, label: title }))}
      value=""
      disabled={disabled}
      onChange={(id) => {
        const chosen = templates.find((one) => one.id === id);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
