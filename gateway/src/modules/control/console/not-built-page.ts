/** What stands in the console's place until it is built. */
export const notBuiltPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pavilion console</title></head>
<body>
<h1>The console is not built yet</h1>
<p>Run <code>npm start</code>, or <code>npx pavilion build console</code> beside a running gateway, and reload this page.</p>
<p lang="bn">কনসোল এখনো তৈরি হয়নি। <code>npm start</code> চালিয়ে পাতাটি আবার খুলুন।</p>
</body>
</html>
`;
