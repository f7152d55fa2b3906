import { schemaAmbiguousKey } from './ambiguous-key';
import { schemaAnnotationLossy } from './annotation-lossy';
import { schemaAnnotationType } from './annotation-type';
import { schemaCircular } from './circular';
import { schemaClosedEmpty } from './closed-empty';
import { schemaConstNotInEnum } from './const-not-in-enum';
import { schemaConstRedundant } from './const-redundant';
import { schemaConstType } from './const-type';
import { schemaDefaultMismatch } from './default-mismatch';
import { schemaDefaultUnused } from './default-unused';
import { schemaDescriptionEmpty } from './description-empty';
import { schemaDescriptionMissing } from './description-missing';
import { schemaEnumDuplicate } from './enum-duplicate';
import { schemaEnumNotEnforced } from './enum-not-enforced';
import { schemaEnumShape } from './enum-shape';
import { schemaEnumType } from './enum-type';
import { schemaExampleInvalid } from './example-invalid';
import { schemaExampleUnknown } from './example-unknown';
import { schemaExampleValid } from './example-valid';
import { schemaInferenceDepth } from './inference-depth';
import { schemaInheritedKey } from './inherited-key';
import { schemaJsonSyntax } from './json-syntax';
import { schemaKeyOrder } from './key-order';
import { schemaMigrateV1 } from './migrate-v1';
import { schemaMisplacedKeyword } from './misplaced-keyword';
import { schemaMissingType } from './missing-type';
import { schemaNonJsonKey } from './non-json-key';
import { schemaNotObject } from './not-object';
import { schemaOneofDuplicate } from './oneof-duplicate';
import { schemaOneofOverlap } from './oneof-overlap';
import { schemaOneofShape } from './oneof-shape';
import { schemaOneofSibling } from './oneof-sibling';
import { schemaOpennessMissing } from './openness-missing';
import { schemaOpennessType } from './openness-type';
import { schemaOutputMissing } from './output-missing';
import { schemaProfileAnthropic } from './profile-anthropic';
import { schemaProfileGemini } from './profile-gemini';
import { schemaProfileOpenaiStrict } from './profile-openai-strict';
import { schemaProfileVscode } from './profile-vscode';
import { schemaPropertiesShape } from './properties-shape';
import { schemaProtoKey } from './proto-key';
import { schemaRequiredDuplicate } from './required-duplicate';
import { schemaRequiredForm } from './required-form';
import { schemaRequiredMisplaced } from './required-misplaced';
import { schemaRequiredUndeclared } from './required-undeclared';
import { schemaRootNotObject } from './root-not-object';
import { schemaTimeout } from './timeout';
import { schemaTypeAndOneof } from './type-and-oneof';
import { schemaTypeArray } from './type-array';
import { schemaUnknownKeyword } from './unknown-keyword';
import { schemaUnknownType } from './unknown-type';
import { schemaUnsupportedKeyword } from './unsupported-keyword';

/** The rules about tool schemas. */
export const schemaRules = [
  schemaAmbiguousKey,
  schemaAnnotationLossy,
  schemaAnnotationType,
  schemaCircular,
  schemaClosedEmpty,
  schemaConstNotInEnum,
  schemaConstRedundant,
  schemaConstType,
  schemaDefaultMismatch,
  schemaDefaultUnused,
  schemaDescriptionEmpty,
  schemaDescriptionMissing,
  schemaEnumDuplicate,
  schemaEnumNotEnforced,
  schemaEnumShape,
  schemaEnumType,
  schemaExampleInvalid,
  schemaExampleUnknown,
  schemaExampleValid,
  schemaInferenceDepth,
  schemaInheritedKey,
  schemaJsonSyntax,
  schemaKeyOrder,
  schemaMigrateV1,
  schemaMisplacedKeyword,
  schemaMissingType,
  schemaNonJsonKey,
  schemaNotObject,
  schemaOneofDuplicate,
  schemaOneofOverlap,
  schemaOneofShape,
  schemaOneofSibling,
  schemaOpennessMissing,
  schemaOpennessType,
  schemaOutputMissing,
  schemaProfileAnthropic,
  schemaProfileGemini,
  schemaProfileOpenaiStrict,
  schemaProfileVscode,
  schemaPropertiesShape,
  schemaProtoKey,
  schemaRequiredDuplicate,
  schemaRequiredForm,
  schemaRequiredMisplaced,
  schemaRequiredUndeclared,
  schemaRootNotObject,
  schemaTimeout,
  schemaTypeAndOneof,
  schemaTypeArray,
  schemaUnknownKeyword,
  schemaUnknownType,
  schemaUnsupportedKeyword,
];
