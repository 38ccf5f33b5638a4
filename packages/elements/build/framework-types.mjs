// Generates types of the tags for frameworks that this workspace does not install, one published file per
// framework (`@careline/elements/types/vue`). React's types are in `src/react-types.ts`.

/** The framework versions that the types were written for. A page has the one it uses. */
export const FRAMEWORKS = { preact: '>=11', 'solid-js': '>=1.9', svelte: '>=5', vue: '>=3.5' };

/** Returns the type files by name. */
export const frameworkTypes = {
  preact: `import type { HTMLAttributes } from 'preact';
import type {
  CarelineTagNameMap,
  ElementAttributes,
  ElementListeners,
  ElementProperties,
  TagName,
} from '../element-types.js';

type Intrinsic = {
  [Tag in TagName]: Omit<HTMLAttributes<CarelineTagNameMap[Tag]>, keyof ElementProperties<Tag>> &
    ElementProperties<Tag> &
    Omit<ElementAttributes<Tag>, keyof ElementProperties<Tag>> &
    ElementListeners<Tag>;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Intrinsic {}
  }
}
`,
  solid: `import type { JSX } from 'solid-js';
import type {
  CarelineTagNameMap,
  ElementAttributes,
  ElementListeners,
  ElementProperties,
  TagName,
} from '../element-types.js';

type AsProperties<Properties> = { [Key in keyof Properties & string as \`prop:\${Key}\`]?: Properties[Key] };

type Intrinsic = {
  [Tag in TagName]: Omit<JSX.HTMLAttributes<CarelineTagNameMap[Tag]>, keyof ElementProperties<Tag>> &
    ElementProperties<Tag> &
    AsProperties<ElementProperties<Tag>> &
    Omit<ElementAttributes<Tag>, keyof ElementProperties<Tag>> &
    ElementListeners<Tag, 'on:'>;
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Intrinsic {}
  }
}
`,
  svelte: `import type { HTMLAttributes } from 'svelte/elements';
import type {
  CarelineTagNameMap,
  ElementAttributes,
  ElementListeners,
  ElementProperties,
  TagName,
} from '../element-types.js';

type Elements = {
  [Tag in TagName]: Omit<HTMLAttributes<CarelineTagNameMap[Tag]>, keyof ElementProperties<Tag>> &
    ElementProperties<Tag> &
    Omit<ElementAttributes<Tag>, keyof ElementProperties<Tag>> &
    ElementListeners<Tag> &
    ElementListeners<Tag, 'on:'>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
`,
  vue: `import type { HTMLAttributes } from 'vue';
import type { ElementAttributes, ElementEvents, ElementProperties, TagName } from '../element-types.js';

type Camel<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${First}\${Capitalize<Camel<Rest>>}\`
  : Name;

/** \`@careline-ready\` of a template. */
type Listeners<Tag extends TagName> = {
  [Name in keyof ElementEvents<Tag> & string as \`on\${Capitalize<Camel<Name>>}\`]?: (
    event: ElementEvents<Tag>[Name],
  ) => void;
};

/** \`v-model\` of a tag that is a field of a form. */
type Model<Tag extends TagName> = ElementProperties<Tag> extends { value?: infer Value }
  ? { modelValue?: Value; 'onUpdate:modelValue'?: (value: Value) => void }
  : unknown;

type Components = {
  [Tag in TagName]: new () => {
    $props: HTMLAttributes &
      ElementProperties<Tag> &
      Omit<ElementAttributes<Tag>, keyof ElementProperties<Tag>> &
      Model<Tag> &
      Listeners<Tag>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
`,
};
