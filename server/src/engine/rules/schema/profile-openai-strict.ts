import {
  deeperThan,
  defineProfileRule,
  moreProperties,
  openObjects,
  optionalProperties,
  rootsOfOthers,
} from '../support/schemaProfiles';

/** In strict mode the interface refuses a tool whose schema is outside its own subset, and with it the whole request. */
export const schemaProfileOpenaiStrict = defineProfileRule({
  profile: 'openai-strict',
  summary: "A schema is one that OpenAI's strict mode takes, where the profile is asked for.",
  restrictions: {
    root: { message: 'In strict mode the root is an object and no union.', find: rootsOfOthers },
    open: { message: 'In strict mode every object has `additionalProperties: false`.', find: openObjects },
    optional: { message: 'In strict mode every property is required.', find: optionalProperties },
    deep: { message: 'In strict mode there are at most 10 levels of nesting.', find: deeperThan(10) },
    many: { message: 'In strict mode a schema has at most 5000 properties.', find: moreProperties(5000) },
  },
  name: {
    pattern: /^[\w-]{1,64}$/,
    message: 'The name `{name}` is not made of 1 to 64 letters, digits, underscores and hyphens.',
  },
});
