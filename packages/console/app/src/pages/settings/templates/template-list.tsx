import { MAX_TEMPLATE_TITLE } from '@careline/core/internal/preferences/templates';
import { PROGRAMME_KEYS, type ProgrammeKey, programmeLabel } from '@careline/core/internal/programmes';
import { newId } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { CheckGroupField } from '@careline/ui/primitives/check-group-field';
import { TextField } from '@careline/ui/primitives/text-field';
import { type ReactNode, useState } from 'react';
import { nameFault } from '../name-fault.ts';
import { templatesPageMessages } from '../settings.messages.ts';

export interface TemplateHead {
  readonly id: string;
  readonly title: string;
  readonly programmes: readonly ProgrammeKey[];
}

export interface TemplateFieldsProps<Template> {
  readonly template: Template;
  readonly change: (part: Partial<Template>) => void;
  /** True after an attempt to save: missing values are shown. */
  readonly tried: boolean;
}

export interface TemplateListProps<Template extends TemplateHead> {
  readonly value: readonly Template[];
  readonly onChange: (value: readonly Template[]) => void;
  readonly tried: boolean;
  readonly empty: Omit<Template, keyof TemplateHead>;
  /** Returns whether everything other than the name is valid. */
  readonly isRight: (template: Template) => boolean;
  readonly fields: (props: TemplateFieldsProps<Template>) => ReactNode;
}

const named = ({ id, title }: TemplateHead) => ({ id, name: title });
const FAULT_WORDS = { missing: 'titleMissing', taken: 'titleTaken' } as const;

/** Returns whether a template's name is missing or taken. */
export function titleFault(
  { id, title }: TemplateHead,
  all: readonly TemplateHead[],
): 'titleMissing' | 'titleTaken' | undefined {
  const fault = nameFault({ id, name: title }, all.map(named));
  return fault && FAULT_WORDS[fault];
}

/** Lists templates, each collapsed under its name; new and invalid ones are expanded. */
export function TemplateList<Template extends TemplateHead>(props: TemplateListProps<Template>) {
  const { value, onChange, tried, empty, isRight, fields } = props;
  const t = useMessages(templatesPageMessages);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const setOpen = (id: string, isOpen: boolean) =>
    setOpened((all) => (isOpen ? new Set(all).add(id) : new Set([...all].filter((one) => one !== id))));
  const add = () => {
    const id = newId();
    setOpen(id, true);
    onChange([...value, { ...empty, id, title: '', programmes: [] } as unknown as Template]);
  };
  return (
    <div className="flex flex-col gap-3">
      {value.length === 0 && <p className="text-muted">{t('none')}</p>}
      {value.map((template) => {
        const { id, title, programmes } = template;
        const fault = titleFault(template, value);
        const isWrong = tried && (fault !== undefined || !isRight(template));
        const change = (part: Partial<Template>) =>
          onChange(value.map((one) => (one.id === id ? { ...one, ...part } : one)));
        return (
          <details
            key={id}
            open={isWrong || opened.has(id)}
            onToggle={({ currentTarget }) => setOpen(id, currentTarget.open)}
            className="rounded-card border border-line px-4"
          >
            <summary className="min-h-control content-center font-medium">
              {title.trim() || t('added')}
              {programmes.length > 0 && (
                <span className="ps-3 font-normal text-muted text-xs">
                  {programmes.map((programme) => programmeLabel(programme)).join(', ')}
                </span>
              )}
            </summary>
            <div className="flex flex-col items-stretch gap-4 pt-1 pb-4">
              <div className="max-w-xl">
                <TextField
                  label={t('title')}
                  required
                  maxLength={MAX_TEMPLATE_TITLE}
                  value={title}
                  onChange={(text) => change({ title: text } as Partial<Template>)}
                  error={tried && fault ? t(fault) : undefined}
                />
              </div>
              {fields({ template, change, tried })}
              <CheckGroupField
                label={t('programmes')}
                hint={t('programmesHint')}
                options={PROGRAMME_KEYS.map((key) => ({ value: key, label: programmeLabel(key) }))}
                value={programmes}
                onChange={(chosen) => change({ programmes: chosen } as Partial<Template>)}
              />
              <Button
                size="small"
                variant="quiet"
                icon="delete"
                className="self-start"
                aria-label={t('removeOf', { title: title.trim() || t('added') })}
                onClick={() => onChange(value.filter((one) => one.id !== id))}
              >
                {t('remove')}
              </Button>
            </div>
          </details>
        );
      })}
      <Button size="small" icon="add" className="self-start" onClick={add}>
        {t('add')}
      </Button>
    </div>
  );
}
