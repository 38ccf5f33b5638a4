import { MAX_TAG_LABEL, TAG_COLOURS, type TagColour } from '@careline/core/internal/patients';
import { MAX_TAG_DEFINITIONS } from '@careline/core/internal/preferences';
import { newId } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { PatientTags } from '@careline/ui/patients/patient-identity';
import { Button, IconButton } from '@careline/ui/primitives/button';
import { CheckField } from '@careline/ui/primitives/check-field';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { SelectField } from '@careline/ui/primitives/select-field';
import { TextField } from '@careline/ui/primitives/text-field';
import { nameFault } from '../name-fault.ts';
import { tagsCardMessages } from '../settings.messages.ts';

export interface EditedTag {
  readonly id: string;
  /** Null until first saved. */
  readonly code: string | null;
  readonly label: string;
  readonly colour: TagColour;
  readonly archived: boolean;
}

const named = ({ id, label }: EditedTag) => ({ id, name: label });
const FAULT_WORDS = { missing: 'labelMissing', taken: 'labelTaken' } as const;

/** Returns whether a tag's name is missing or taken. */
export function labelFault(
  { id, label }: EditedTag,
  all: readonly EditedTag[],
): 'labelMissing' | 'labelTaken' | undefined {
  const fault = nameFault({ id, name: label }, all.map(named));
  return fault && FAULT_WORDS[fault];
}

export interface TagRowsProps {
  readonly value: readonly EditedTag[];
  readonly onChange: (value: readonly EditedTag[]) => void;
  readonly tried: boolean;
}

interface RowProps extends TagRowsProps {
  readonly tag: EditedTag;
  readonly place: number;
}

function TagRow({ tag, place, value, onChange, tried }: RowProps) {
  const t = useMessages(tagsCardMessages);
  const announce = useAnnounce();
  const { id, label, colour, archived } = tag;
  const name = label.trim() || t('added');
  const fault = tried ? labelFault(tag, value) : undefined;
  const change = (part: Partial<EditedTag>) =>
    onChange(value.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const moveUp = () => {
    if (place === 0) return;
    const others = value.filter((one) => one.id !== id);
    onChange([...others.slice(0, place - 1), tag, ...others.slice(place - 1)]);
    announce(t('moved', { name, place }));
  };
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0">
      <div className="min-w-48 max-w-sm flex-1">
        <TextField
          label={t('label')}
          required
          maxLength={MAX_TAG_LABEL}
          value={label}
          onChange={(text) => change({ label: text })}
          error={fault && t(fault)}
        />
      </div>
      <div className="w-36">
        <SelectField
          label={t('colour')}
          options={TAG_COLOURS.map((one) => ({ value: one, label: t(`colour.${one}`) }))}
          value={colour}
          onChange={(chosen) => change({ colour: chosen || colour })}
        />
      </div>
      <div className="flex min-h-control min-w-0 flex-wrap items-center gap-x-3 gap-y-2 sm:pt-6">
        <CheckField
          label={t('archived')}
          checked={archived}
          onChange={(isArchived) => change({ archived: isArchived })}
        />
        <IconButton
          icon="arrow_upward"
          label={t('moveUp', { name })}
          aria-disabled={place === 0}
          className="aria-disabled:opacity-50"
          onClick={moveUp}
        />
        <IconButton
          icon="delete"
          label={t('removeOf', { name })}
          onClick={() => onChange(value.filter((one) => one.id !== id))}
        />
        <span aria-hidden="true" className="max-w-44">
          <PatientTags tags={[{ code: id, label: name, colour }]} />
        </span>
      </div>
    </li>
  );
}

/** The organisation's tags, in display order. */
export function TagRows(props: TagRowsProps) {
  const t = useMessages(tagsCardMessages);
  const { value, onChange } = props;
  const isFull = value.length >= MAX_TAG_DEFINITIONS;
  const add = () =>
    onChange([...value, { id: newId(), code: null, label: '', colour: 'accent', archived: false }]);
  return (
    <div className="flex flex-col gap-2">
      <p className="max-w-3xl text-muted text-xs">{t('intro')}</p>
      {value.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ol>
          {value.map((tag, place) => (
            <TagRow key={tag.id} {...props} tag={tag} place={place} />
          ))}
        </ol>
      )}
      {isFull ? (
        <p className="text-muted text-xs">{t('full', { count: MAX_TAG_DEFINITIONS })}</p>
      ) : (
        <Button size="small" icon="add" className="self-start" onClick={add}>
          {t('add')}
        </Button>
      )}
    </div>
  );
}
