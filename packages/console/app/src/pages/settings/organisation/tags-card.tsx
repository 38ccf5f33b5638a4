import { type TagDefinition, tagDefinitionsIn } from '@careline/core/internal/preferences';
import { updatePreference } from '@careline/core/internal/preferences/kinds';
import { newId } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useConsole } from '../../../console-context.tsx';
import { tagsCardMessages } from '../settings.messages.ts';
import { PreferenceCard } from './preference-card.tsx';
import { type EditedTag, labelFault, TagRows } from './tag-rows.tsx';

const MAX_OF_LABEL = 30;

/** Returns a code no tag has ever had. */
const newCode = (): string => `TAG_${newId().replaceAll('-', '').toUpperCase()}`;

/**
 * Returns the label's Latin letters as its code, so that a tag that is removed and defined again keeps its code.
 * A label without Latin letters gets a code no tag has ever had.
 */
function codeOf(label: string): string {
  const letters = label
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^[^A-Z]+|_+$/g, '')
    .slice(0, MAX_OF_LABEL);
  const isWhole =
    letters.replaceAll('_', '').length >= label.normalize('NFKC').replace(/[\s\p{P}]/gu, '').length;
  return isWhole && letters !== '' ? letters : newCode();
}

/** Returns the definitions to save. New tags get a unique code here. */
function definitionsOf(tags: readonly EditedTag[]): TagDefinition[] {
  const taken = new Set(tags.map(({ code }) => code));
  return tags.map(({ id: _, code, label, ...rest }) => {
    const wanted = code ?? codeOf(label.trim());
    const own = code ?? (taken.has(wanted) ? newCode() : wanted);
    taken.add(own);
    return { code: own, label: label.trim(), ...rest };
  });
}

export function TagsCard({ onDirtyChange }: { readonly onDirtyChange: (dirty: boolean) => void }) {
  const t = useMessages(tagsCardMessages);
  const { http } = useConsole();
  return (
    <PreferenceCard<readonly EditedTag[]>
      type="TAGS"
      title={t('title')}
      readValue={(info) => tagDefinitionsIn(info).map((tag) => ({ ...tag, id: tag.code }))}
      textOf={(tags) =>
        tags
          .map(({ label, colour, archived }) =>
            [label, t(`colour.${colour}`), archived && t('archived')].filter(Boolean).join(' · '),
          )
          .join('; ') || t('none')
      }
      isRight={(tags) => tags.every((tag) => labelFault(tag, tags) === undefined)}
      store={(tags, updatedAt) =>
        http.call(updatePreference, {
          body: { type: 'TAGS', preferenceInfo: { tags: definitionsOf(tags) }, updatedAt },
        })
      }
      onDirtyChange={onDirtyChange}
    >
      {({ value, onChange, tried }) => <TagRows {...{ value, onChange, tried }} />}
    </PreferenceCard>
  );
}
