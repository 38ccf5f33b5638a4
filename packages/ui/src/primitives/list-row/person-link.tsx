import type { LinkProps } from '../../navigation/index.ts';

export interface PersonLinkProps {
  readonly name: string;
  /** If omitted, the name is plain text. */
  readonly link?: LinkProps | undefined;
  /** Makes the whole row (a positioned ancestor) open the link. */
  readonly coversRow?: boolean;
}

/** The name of a person in a list: cut at the end of its column, with the whole name as tooltip. */
export function PersonLink({ name, link, coversRow = false }: PersonLinkProps) {
  const words = <bdi translate="no">{name}</bdi>;
  if (!link) {
    return (
      <span title={name} className="block truncate font-medium text-ink text-sm">
        {words}
      </span>
    );
  }
  return (
    <a
      {...link}
      title={name}
      className={`block truncate py-0.5 font-medium text-ink text-sm hover:underline ${coversRow ? 'after:absolute after:inset-0' : ''}`}
    >
      {words}
    </a>
  );
}
