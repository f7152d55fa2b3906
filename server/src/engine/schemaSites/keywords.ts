/** The keys that mean something in a node of the author's dialects or of the wire's subset. */
export const vocabulary: Readonly<Record<'v1' | 'v2' | 'raw', readonly string[]>> = {
  v1: ['type', 'required', 'description', 'enum', 'default', 'properties', 'items'],
  v2: [
    ...['type', 'required', 'description', 'title', 'default', 'examples', 'enum', 'const', 'items'],
    ...['additionalProperties', 'properties', 'oneOf'],
  ],
  raw: [
    ...['type', 'required', 'description', 'title', 'default', 'examples', 'enum', 'const', 'items'],
    ...['additionalProperties', 'properties', 'oneOf'],
  ],
};

/** The types that a node of each dialect may name. */
export const typeNames: Readonly<Record<'v1' | 'v2' | 'raw', readonly string[]>> = {
  v1: ['string', 'number', 'boolean', 'object', 'array'],
  v2: ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object', 'json'],
  raw: ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'],
};

/** Keywords of JSON Schema, from draft 4 to 2020-12, that nothing here enforces. */
export const foreignKeywords: ReadonlySet<string> = new Set(
  (
    '$anchor $comment $defs $dynamicAnchor $dynamicRef $id $recursiveAnchor $recursiveRef $ref $schema $vocabulary ' +
    'additionalItems allOf anyOf contains contentEncoding contentMediaType contentSchema definitions dependencies ' +
    'dependentRequired dependentSchemas deprecated else exclusiveMaximum exclusiveMinimum format id if maxContains ' +
    'maxItems maxLength maxProperties maximum minContains minItems minLength minProperties minimum multipleOf not ' +
    'pattern patternProperties prefixItems propertyNames readOnly then unevaluatedItems unevaluatedProperties ' +
    'uniqueItems writeOnly'
  ).split(' '),
);
