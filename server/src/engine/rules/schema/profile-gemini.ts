import { arraysWithoutItems, defineProfileRule, enumsOfOthers } from '../support/schemaProfiles';

/** One such tool has the interface refuse the whole request. */
export const schemaProfileGemini = defineProfileRule({
  profile: 'gemini',
  summary: "A schema is one that Gemini's interface takes, where the profile is asked for.",
  restrictions: {
    items: { message: 'An array says with `items` what it holds.', find: arraysWithoutItems },
    enum: { message: '`enum` lists texts only.', find: enumsOfOthers },
  },
  name: {
    pattern: /^[A-Za-z_][\w.-]{0,63}$/,
    message:
      'The name `{name}` does not begin with a letter or underscore, or is not made of up to 64 letters, digits, underscores, dots and hyphens.',
  },
});
