import { defineProfileRule, rootsOfOthers } from '../support/schemaProfiles';

/** One such tool has the interface refuse the whole request. */
export const schemaProfileAnthropic = defineProfileRule({
  profile: 'anthropic',
  summary: "A schema is one that Anthropic's interface takes, where the profile is asked for.",
  restrictions: {
    root: { message: 'The root of a tool’s schema is an object and no union.', find: rootsOfOthers },
  },
  name: {
    pattern: /^[\w-]{1,64}$/,
    message: 'The name `{name}` is not made of 1 to 64 letters, digits, underscores and hyphens.',
  },
});
