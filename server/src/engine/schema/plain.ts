// What counts as plain data, whichever realm it comes from. Spec: schema-dsl.md §3, last paragraph.
const objectPrototype: object = Object.prototype;
const arrayPrototype: object = Array.prototype;

/** An object whose members are looked at one by one. */
export type PlainRecord = Readonly<Record<string, unknown>>;

/** Whether the value is an object with no prototype or with an intrinsic `Object.prototype`; its keys are not looked at. */
export function isRecord(value: unknown): value is PlainRecord {
  if (typeof value !== 'object' || value === null) return false;
  try {
    const prototype: object | null = Object.getPrototypeOf(value);
    return prototype === objectPrototype || prototype === null || isIntrinsicObject(prototype);
  } catch {
    return false;
  }
}

/** Whether the value is a record that has nothing but own enumerable string keys. */
export function isPlainRecord(value: unknown): value is PlainRecord {
  if (!isRecord(value)) return false;
  try {
    return hasOnlyNames(value, Object.keys(value).length);
  } catch {
    return false;
  }
}

/** Whether an object has exactly so many own keys, none of them a symbol. May throw what a proxy throws. */
export function hasOnlyNames(record: object, count: number): boolean {
  // Two cheap questions: `Reflect.ownKeys` answers both at once and takes several times as long.
  return Object.getOwnPropertyNames(record).length === count && Object.getOwnPropertySymbols(record).length === 0;
}

/** Whether the value is an array of no subclass, without holes and without further properties. */
export function isDenseArray(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value) && isDense(value);
  } catch {
    return false;
  }
}

/** Whether the value is an array of any kind; a revoked proxy is none. */
export function isAnyArray(value: unknown): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** Whether a value that is known to be an array is dense and plain. May throw what a proxy throws. */
export function isDense(array: readonly unknown[], length = array.length): boolean {
  const prototype: object | null = Object.getPrototypeOf(array);
  if (prototype !== arrayPrototype && (prototype === null || !isIntrinsicArray(prototype))) return false;
  // Indices come first and in order, so the last one tells that all are there.
  const keys = Reflect.ownKeys(array);
  if (keys.length !== length + 1 || keys[length] !== 'length') return false;
  return length === 0 || keys[length - 1] === String(length - 1);
}

/** The own indices of an array in order; none when it does not tell. */
export function presentIndices(array: readonly unknown[]): number[] {
  try {
    const names = Object.getOwnPropertyNames(array);
    return names
      .filter((name) => String(Number(name)) === name && Number(name) < array.length && Number(name) >= 0)
      .map(Number);
  } catch {
    return [];
  }
}

/** Whether a key is the object's own; nothing that it inherits counts. */
export const hasOwn: (record: object, key: string) => boolean = Object.hasOwn;

/** Whether something was added to `Object.prototype` that a `for … in` would come across. */
export function isPolluted(): boolean {
  for (const _ in objectPrototype) return true;
  return false;
}

/** Whether the value is a record of this realm and a `for … in` sees its own keys only. May throw what a proxy throws. */
export function isOwnRecord(value: unknown, polluted: boolean): value is PlainRecord {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: object | null = Object.getPrototypeOf(value);
  return prototype === null || (prototype === objectPrototype && !polluted);
}

/** Adds an own property under any key: plain assignment would take `__proto__` for the prototype. */
export function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    target[key] = value;
  }
}

function isIntrinsicObject(prototype: object): boolean {
  return Object.getPrototypeOf(prototype) === null && isIntrinsic(prototype, 'Object');
}

function isIntrinsicArray(prototype: object): boolean {
  const above: object | null = Object.getPrototypeOf(prototype);
  return above !== null && isIntrinsicObject(above) && isIntrinsic(prototype, 'Array');
}

/** Whether the prototype belongs to the built-in constructor of that name in some realm. */
function isIntrinsic(prototype: object, name: string): boolean {
  const maker: unknown = Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value;
  if (typeof maker !== 'function' || maker.name !== name || maker.prototype !== prototype) return false;
  return nativeSource.test(Function.prototype.toString.call(maker));
}

const nativeSource = /^function \w+\(\)\s*\{\s*\[native code\]\s*\}$/;
