/** Those for somebody who is in these programmes; all of them where the programmes are not known. */
export const templatesFor = <Template extends { readonly programmes: readonly string[] }>(
  templates: readonly Template[],
  enrolled: readonly string[] | undefined,
): readonly Template[] =>
  templates.filter(
    ({ programmes }) =>
      enrolled === undefined ||
      programmes.length === 0 ||
      programmes.some((programme) => enrolled.includes(programme)),
  );
