/** Returns the templates for a patient in these programmes; all if the programmes are unknown. */
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
