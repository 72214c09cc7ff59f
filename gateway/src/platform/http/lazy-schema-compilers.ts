import ajvCompiler from '@fastify/ajv-compiler';
import stringifyCompiler from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Compile<Compiled> = (route: unknown) => Compiled;
type Compiler<Compiled> = (schemas: unknown, options: unknown) => Compile<Compiled>;
type Validate = ((data: unknown) => unknown) & { errors?: unknown };
type Serialize = (data: unknown) => string;

/** One of each for all servers of a process: what the compilers themselves stand on is made once. */
const [validators, serializers] = [ajvCompiler() as Compiler<Validate>, stringifyCompiler() as Compiler<Serialize>];

/**
 * The framework's own compilers, asked for a route's schema when its first request comes. Some hundred routes would otherwise cost each
 * start of a gateway more time than everything else it does.
 */
export function lazySchemaCompilers(): Factories {
  return {
    buildValidator: lazyCompiler(validators, lazyValidator) as Required<Factories>['buildValidator'],
    buildSerializer: lazyCompiler(serializers, lazySerializer) as Required<Factories>['buildSerializer'],
  };
}

function lazyCompiler<Compiled>(compiler: Compiler<Compiled>, late: (compile: () => Compiled) => Compiled): Compiler<Compiled> {
  return (schemas, options) => {
    const compile = compiler(schemas, options);
    return (route) => {
      let compiled: Compiled | undefined;
      return late(() => (compiled ??= compile(route)));
    };
  };
}

function lazyValidator(compiled: () => Validate): Validate {
  const validate: Validate = (data) => {
    const valid = compiled()(data);
    validate.errors = compiled().errors;
    return valid;
  };
  return validate;
}

function lazySerializer(compiled: () => Serialize): Serialize {
  return (data) => compiled()(data);
}
